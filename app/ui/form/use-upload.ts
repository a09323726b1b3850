import { useEffect, useRef, useState } from "react";

export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; name: string; percent: number }
  | { phase: "taken"; name: string }
  | { phase: "refused"; message: string };

const RETRY_MESSAGE = "Berkas belum terkirim. Berkas akan dikirim lagi bersama formulir.";

/** A picture goes to an address of its own, which answers under which address it stands. */
interface PictureTarget {
  action: string;
  onTaken: (address: string) => void;
}

/**
 * Where script runs, a file goes on its way as soon as it is chosen, with nothing else of its form, since that goes on being written. Without
 * `picture` it goes to its form with the intent `upload`, and the page that answers says at the field what is wrong with it, if anything. A file
 * that could not be sent stays chosen and goes with the form.
 * @param id of the file's control
 */
export function useUpload(id: string, picture?: PictureTarget): UploadState {
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const target = useRef(picture);
  useEffect(() => {
    target.current = picture;
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
      const onLoad = (sent: XMLHttpRequest) => {
        const outcome = readOutcome(sent, id);
        if (outcome.isTaken) {
          input.value = "";
          target.current?.onTaken(outcome.address);
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

/** A sign-in page that answers in place of the picture's address is no success. */
function readOutcome({ status, responseType, response }: XMLHttpRequest, id: string): Outcome {
  if (responseType === "json") {
    if (typeof response?.address === "string") return { isTaken: true, address: response.address };
    return { isTaken: false, message: response?.message ?? RETRY_MESSAGE };
  }
  if (status === 200) return { isTaken: true, address: "" };
  const reason = response?.querySelector(`#${CSS.escape(id)}-error`)?.lastChild?.textContent;
  return { isTaken: false, message: reason ?? RETRY_MESSAGE };
}
