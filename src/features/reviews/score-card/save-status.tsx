import type { SaveState } from './draft-saver.ts';

const formatTime = (iso: string) =>
  new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** Shows whether the current input has been saved. Shows nothing before the first change. */
export const SaveStatus = ({ state }: { state: SaveState }) => {
  const formatState = () => {
    switch (state.kind) {
      case 'clean':
        return '';
      case 'saving':
        return 'Saving…';
      case 'saved':
        return `Draft saved ${formatTime(state.at)}`;
      case 'failed':
        return `Not saved. ${state.message} We’ll try again automatically.`;
      case 'conflict':
        return 'Not saved: this review was changed in another tab or on another device. Compare the two versions above.';
    }
  };
  return (
    <p className="save-status" role="status" data-state={state.kind}>
      {formatState()}
    </p>
  );
};
