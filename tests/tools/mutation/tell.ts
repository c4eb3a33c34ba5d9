// Reporter that StrykerJS loads as a plugin: sends each verdict to the parent process.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';

const tell: Reporter = {
  onMutantTested(mutant) {
    process.send?.(mutant);
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'tell', tell)];
