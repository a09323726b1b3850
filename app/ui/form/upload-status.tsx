import type { UploadState } from "./use-upload";

/** How far a file is on its way, where script sends it ahead of its form. */
export function UploadStatus({ state }: { state: UploadState }) {
  return (
    <>
      {state.phase === "sending" && (
        <div className="grid gap-1">
          <progress
            aria-label={`Mengirim ${state.name}`}
            max={100}
            value={state.percent}
            className="h-2 w-full accent-primary"
          />
          <p className="text-sm text-ink-soft">
            Mengirim {state.name}, {state.percent}%
          </p>
        </div>
      )}
      <p role="status" className={state.phase === "taken" ? "" : "sr-only"}>
        {state.phase === "taken" && (
          <>
            <strong>{state.name}</strong> sudah kami terima.
          </>
        )}
      </p>
    </>
  );
}

/** What the page said of the file, until script has sent another one. */
export function getUploadError(state: UploadState, submitted: string | undefined) {
  if (state.phase === "refused") return state.message;
  return state.phase === "idle" ? submitted : undefined;
}
