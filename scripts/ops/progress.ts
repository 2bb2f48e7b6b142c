const WIDTH = 30;
// Control characters that move to the start of the line and erase it.
const ERASE_LINE = '\r\u001b[2K';

export interface Progress {
  advance(by: number): void;
  /** Erases the bar. */
  end(): void;
}

const BLOCK = 6;
const STEP_MS = 150;

/**
 * Shows a bar for work of unknown length: a block that moves back and forth. Shown only on a
 * terminal.
 */
export const startPulse = (
  label: string,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): Pick<Progress, 'end'> => {
  if (!stream.isTTY) return { end: () => undefined };
  const way = WIDTH - BLOCK;
  let step = 0;
  const draw = () => {
    const at = way - Math.abs((step++ % (2 * way)) - way);
    stream.write(`\r${label} ${'░'.repeat(at)}${'█'.repeat(BLOCK)}${'░'.repeat(way - at)}`);
  };
  draw();
  const timer = setInterval(draw, STEP_MS);
  return {
    end() {
      clearInterval(timer);
      stream.write(ERASE_LINE);
    },
  };
};

/** Shows a progress bar on stderr, but only if stderr is a terminal. */
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
      if (stream.isTTY) stream.write(ERASE_LINE);
    },
  };
};
