import { FileInput, type FileInputProps } from "../file-input";
import { useUpload } from "./use-upload";

/** A file to send along; where script runs it goes ahead of the form and shows how far it is. */
export function UploadInput(props: FileInputProps) {
  const state = useUpload(props.id);
  const { error: submittedError, ...field } = props;
  const error =
    state.phase === "refused" ? state.message : state.phase === "idle" ? submittedError : undefined;
  return (
    <div className="grid gap-2">
      <FileInput {...field} {...(error && { error })} />
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
    </div>
  );
}
