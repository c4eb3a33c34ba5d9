import type { BrowserContext } from 'playwright/test';

/**
 * Opens each further page of the context in a window of its own: a tab behind another gets one frame a second, for two
 * of which Playwright waits before each press.
 */
export function openInWindows(context: BrowserContext): void {
  const openFirst = context.newPage.bind(context);
  context.newPage = async () => {
    const [first] = context.pages();
    const browser = context.browser();
    if (!first || !browser) return openFirst();
    const ofPage = await context.newCDPSession(first);
    const { targetInfo } = await ofPage.send('Target.getTargetInfo');
    await ofPage.detach();
    const ofBrowser = await browser.newBrowserCDPSession();
    const opened = context.waitForEvent('page');
    await ofBrowser.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      browserContextId: targetInfo.browserContextId,
    });
    await ofBrowser.detach();
    return opened;
  };
}
