import { useLingui } from '@lingui/react/macro';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import type { Viewport } from './useViewport.ts';

/** Buttons of a toolbar that zoom a drawing; `whole` is the hint of the last, which shows all of it. */
export function ZoomButtons({ viewport, whole }: { viewport: Viewport; whole: string }) {
  const { t, i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return (
    <>
      <button type="button" onClick={() => viewport.zoom(-1)} aria-label={t`Verkleinern`} title={t`Verkleinern (−)`}>
        <MinusIcon />
      </button>
      <output className="chart-scale num">{viewport.view ? percent.format(viewport.view.scale) : ''}</output>
      <button type="button" onClick={() => viewport.zoom(1)} aria-label={t`Vergrößern`} title={t`Vergrößern (+)`}>
        <PlusIcon />
      </button>
      <button type="button" onClick={viewport.fitWhole} title={whole}>
        {t`Ganz`}
      </button>
    </>
  );
}
