'use client';

import { Component, type ReactNode } from 'react';

/** What runs beside the page and shows little or nothing: if it breaks, it is gone, and the page is not. */
export class Beside extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}
