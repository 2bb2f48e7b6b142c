'use client';

import { useEffect, useState } from 'react';
import { loadDocument } from '../lib/load-document.ts';
import { readablePath } from '../lib/readable-path.ts';

/**
 * `: /the/path`, after a navigation in the browser that led nowhere (specification 2). The server
 * is then asked for the whole document: it may know where the path leads now, and has the status.
 * Where the document itself is the error screen, the gateway has filled the message in and no
 * script runs.
 */
export const RequestedPath = () => {
  const [path, setPath] = useState('/404');
  useEffect(() => {
    setPath(window.location.pathname);
    if (window.location.pathname !== '/404') loadDocument();
  }, []);
  return path === '/404' ? null : `: ${readablePath(path)}`;
};
