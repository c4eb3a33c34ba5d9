import { defineConfig } from '@lingui/cli';
import settings from '../../../lingui.config.ts';
import { ROOT } from '../../law/source.ts';

/** The project’s settings for a copy of the catalogues, without a fallback, so that a missing text fails. */
export default defineConfig({
  ...settings,
  rootDir: ROOT,
  fallbackLocales: false,
  catalogs: settings.catalogs?.map(({ path, include, exclude }) => ({
    path: path.replace('/locales/', '/coverage/locales/'),
    include: include.map((folder) => `<rootDir>/${folder}`),
    ...(exclude && { exclude: exclude.map((folder) => `<rootDir>/${folder}`) }),
  })),
});
