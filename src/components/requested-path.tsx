'use client';

import { useEffect, useState } from 'react';

/**
 * `: /the/path`, after a navigation in the browser that led nowhere (specification 2). Where the
 * document itself is the error screen, the gateway has filled the message in and no script runs.
 */
export const RequestedPath = () => {
  const [path, setPath] = useState('/404');
  useEffect(() => setPath(window.location.pathname), []);
  return path === '/404' ? null : `: ${path}`;
};
