interface NavigateEvent extends Event {
  readonly hashChange: boolean;
}

/**
 * What the router is told of a step in the history: nothing of one within the page. The browser has
 * scrolled by then. The router would scroll again once it has rendered, which takes a slow machine half
 * a second: visitors who went on would be taken back, and their focus would be out of sight.
 * @param entries the Navigation API, where there is one
 */
export const createRouteInterceptor = (entries: EventTarget | undefined) => {
  let isWithinPage = false;
  entries?.addEventListener('navigate', (event) => {
    isWithinPage = (event as NavigateEvent).hashChange;
  });
  return <Route>(route: Route): Route | false => {
    if (!isWithinPage) return route;
    // A link within the page may come between a step back and its page, which the router is told of.
    isWithinPage = false;
    return false;
  };
};
