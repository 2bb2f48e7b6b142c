/** The progress of an upload. `part` is a number from 0 to 1. */
export const UploadProgress = ({ part }: { part: number }) => (
  <p className="upload">
    <progress className="upload-progress" value={part} aria-label="Upload progress" />
    {/* The progress bar already announces the value to screen readers. */}
    <span aria-hidden="true">{Math.round(part * 100)} %</span>
  </p>
);
