/**
 * Takes the slashes off the end of the page's address, as typed or as a host puts them there: the bar marks a screen by
 * its address without them. Of those at its beginning one stays: the router takes '//orders' for another host. Hosts also
 * serve the page by its file's name, which is no screen's address.
 */
export function bareAddress(): void {
  const address = new URL(window.location.href);
  address.pathname = address.pathname.replace(/^\/+(index\.html$)?/, '/').replace(/([^/])\/+$/, '$1');
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
}
