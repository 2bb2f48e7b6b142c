/** The Network Information API, in browsers that support it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The properties of `navigator` that describe the network. */
export interface Line {
  readonly onLine: boolean;
  readonly connection?: Connection;
}

/**
 * True if speculative loading is allowed on this connection: not on slow-2g (docs/specification.md,
 * row 7.13).
 */
export const mayLoadAhead = ({ onLine, connection }: Line): boolean =>
  onLine && !connection?.saveData && connection?.effectiveType !== 'slow-2g';
