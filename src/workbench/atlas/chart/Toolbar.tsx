import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { DownloadIcon } from '#ui/signIcons.tsx';
import { saveSvg } from './export.ts';
import type { ChartLayout } from './placement.ts';
import type { Viewport } from './useViewport.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface ToolbarProps {
  viewport: Viewport;
  name: string;
  layout: ChartLayout;
  /** Id of the element that holds the drawing at its own size. */
  contentId: string;
}

/**
 * Toggles full screen of the chart with its panels; renders nothing if the browser has no full screen, as on an iPhone.
 */
function FullScreenButton() {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      aria-pressed={isFull}
      onClick={(event) =>
        void (isFull ? document.exitFullscreen() : event.currentTarget.closest('.chart-page')?.requestFullscreen())
      }
    >
      {t`Vollbild`}
    </button>
  );
}

function onFullScreen(listen: () => void) {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
}

export function Toolbar({ viewport, name, layout, contentId }: ToolbarProps) {
  const { t } = useLingui();
  return (
    <div className="chart-tools no-print" role="toolbar" aria-label={t`Ansicht`}>
      <ZoomButtons viewport={viewport} whole={t`Ganzes Diagramm (0)`} />
      <button type="button" onClick={viewport.fitWidth} title={t`Ganze Breite (1)`}>
        {t`Breite`}
      </button>
      <FullScreenButton />
      <button type="button" onClick={() => void saveSvg(contentId, layout, name)} title={t`Als SVG-Datei speichern`}>
        <DownloadIcon />
        SVG
      </button>
    </div>
  );
}
