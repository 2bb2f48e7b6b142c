const WIDTH = 30;

export interface Progress {
  advance(by: number): void;
  /** Takes the bar away. */
  end(): void;
}

/** A bar on stderr, for a person at a terminal only: nothing where output goes into a file. */
export const startProgress = (
  label: string,
  total: number,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): Progress => {
  let done = 0;
  const draw = () => {
    if (!stream.isTTY) return;
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const filled = Math.round(share * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    stream.write(`\r${label} ${bar} ${done} of ${total}`);
  };
  draw();
  return {
    advance(by) {
      done += by;
      draw();
    },
    end() {
      // Back to the line's beginning, and erase it.
      if (stream.isTTY) stream.write('\r\u001b[2K');
    },
  };
};
