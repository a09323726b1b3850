import { Button } from "~/ui/button";
import { Exchange } from "~/ui/chat/exchange";
import type { Live } from "./use-ask";

/** An answer while it comes. It is read out when it is whole: piece by piece nobody could follow it. */
export function LiveAnswer({ live, onStop }: { live: Live; onStop: () => void }) {
  const isWriting = live.status === "streaming";
  return (
    <>
      <Exchange exchange={live}>
        {isWriting && (
          <Button type="button" variant="secondary" onClick={onStop}>
            Hentikan
          </Button>
        )}
      </Exchange>
      <p aria-live="polite" className="sr-only">
        {isWriting ? "Asisten sedang menulis jawaban." : `Jawaban asisten: ${live.answer}`}
      </p>
    </>
  );
}
