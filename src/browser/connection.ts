/** What a browser says of its network, where it does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** `navigator`, as far as it is about the line. */
export interface Line {
  readonly onLine: boolean;
  readonly connection?: Connection;
}

/** Whether something may be loaded that nobody has asked for. Specification 7: not on slow-2g. */
export const mayLoadAhead = ({ onLine, connection }: Line): boolean =>
  onLine && !connection?.saveData && connection?.effectiveType !== 'slow-2g';
