import { useEffect, useRef, useState } from "react";

export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; name: string; percent: number }
  | { phase: "taken"; name: string }
  | { phase: "refused"; message: string };

const RETRY_MESSAGE = "Berkas belum terkirim. Berkas akan dikirim lagi bersama formulir.";

/** Pictures and files of chapters are posted to their own address, which answers with the address of the stored file. */
interface UploadTarget {
  action: string;
  onTaken: (address: string, file: File) => void;
  /** In bytes, with the error that a larger file gets before it is sent. */
  limit?: { maxBytes: number; message: string };
}

/**
 * Where script runs, a file goes on its way as soon as it is chosen, with nothing else of its form, since that goes on being written. Without
 * `target` it goes to its form with the intent `upload`, and the page that answers says at the field what is wrong with it, if anything. A file
 * that could not be sent stays chosen and goes with the form.
 * @param id of the file's control
 */
export function useUpload(id: string, ownTarget?: UploadTarget): UploadState {
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const target = useRef(ownTarget);
  useEffect(() => {
    target.current = ownTarget;
  });
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || !input.form) return;
    const { form } = input;
    let request: XMLHttpRequest | undefined;
    const send = () => {
      request?.abort();
      const file = input.files?.[0];
      if (!file) return setState({ phase: "idle" });
      const limit = target.current?.limit;
      if (limit && file.size > limit.maxBytes) {
        input.value = "";
        return setState({ phase: "refused", message: limit.message });
      }
      const onLoad = (sent: XMLHttpRequest) => {
        const outcome = readOutcome(sent, id);
        if (outcome.isTaken) {
          input.value = "";
          target.current?.onTaken(outcome.address, file);
        }
        setState(
          outcome.isTaken
            ? { phase: "taken", name: file.name }
            : { phase: "refused", message: outcome.message },
        );
      };
      request = openRequest(file, setState, onLoad);
      request.open("POST", target.current?.action ?? form.action);
      request.responseType = target.current ? "json" : "document";
      request.send(collectFields(form, target.current ? "file" : input.name, file));
    };
    input.addEventListener("change", send);
    return () => {
      input.removeEventListener("change", send);
      request?.abort();
    };
  }, [id]);
  return state;
}

function openRequest(
  { name }: File,
  setState: (state: UploadState) => void,
  onLoad: (sent: XMLHttpRequest) => void,
): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => {
    const percent = total > 0 ? Math.floor((loaded * 100) / total) : 0;
    setState({ phase: "sending", name, percent });
  };
  request.onload = () => onLoad(request);
  request.onerror = () => setState({ phase: "refused", message: RETRY_MESSAGE });
  setState({ phase: "sending", name, percent: 0 });
  return request;
}

function collectFields(form: HTMLFormElement, name: string, file: File): FormData {
  const fields = new FormData();
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[type="hidden"]'))
    fields.append(name, value);
  fields.append(name, file);
  fields.append("intent", "upload");
  return fields;
}

type Outcome = { isTaken: true; address: string } | { isTaken: false; message: string };

/** A sign-in page that answers in place of the file's address is no success. */
function readOutcome({ status, responseType, response }: XMLHttpRequest, id: string): Outcome {
  if (responseType === "json") {
    if (typeof response?.address === "string") return { isTaken: true, address: response.address };
    return { isTaken: false, message: response?.message ?? RETRY_MESSAGE };
  }
  if (status === 200) return { isTaken: true, address: "" };
  const reason = response?.querySelector(`#${CSS.escape(id)}-error`)?.lastChild?.textContent;
  return { isTaken: false, message: reason ?? RETRY_MESSAGE };
}
