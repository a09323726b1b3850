import { useEffect, useState } from "react";
import { Button } from "~/ui/button";

/** Rendered only if the browser has a clipboard API. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<"absent" | "ready" | "copied" | "refused">("absent");
  useEffect(() => {
    if (navigator.clipboard) setState("ready");
  }, []);
  if (state === "absent") return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  return (
    <>
      <Button type="button" variant="quiet" onClick={copy}>
        Salin jawaban
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {state === "copied" && "Jawaban sudah disalin."}
        {state === "refused" && "Jawaban belum dapat disalin."}
      </span>
    </>
  );
}
