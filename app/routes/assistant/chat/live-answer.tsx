import { Button } from "~/ui/button";
import { Exchange } from "~/ui/chat/exchange";
import type { LiveExchange } from "./use-ask";

/** A streaming answer. Screen readers announce it once, when it is complete. */
export function LiveAnswer({ exchange, onStop }: { exchange: LiveExchange; onStop: () => void }) {
  const isWriting = exchange.status === "streaming";
  return (
    <>
      <Exchange exchange={exchange}>
        {isWriting && (
          <Button type="button" variant="secondary" onClick={onStop}>
            Hentikan
          </Button>
        )}
      </Exchange>
      <p aria-live="polite" className="sr-only">
        {isWriting ? "Asisten sedang menulis jawaban." : `Jawaban asisten: ${exchange.answer}`}
      </p>
    </>
  );
}
