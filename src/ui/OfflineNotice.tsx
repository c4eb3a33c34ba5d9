import { OfflineIcon } from './basicIcons.tsx';
import './OfflineNotice.css';

/**
 * Said within a second of the connection's loss, and again silent when it is back. The live region is always in
 * the page; `message` also says that nothing typed is lost.
 */
export function OfflineNotice({ offline, message }: { offline: boolean; message: string }) {
  return (
    <div className="offline" role="status" data-offline={offline || undefined}>
      {offline && (
        <>
          <OfflineIcon />
          <span>{message}</span>
        </>
      )}
    </div>
  );
}
