import { useEffect, useState } from "react";

export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; name: string; percent: number }
  | { phase: "taken"; name: string }
  | { phase: "refused"; message: string };

const RETRY_MESSAGE = "Berkas belum terkirim. Berkas akan dikirim lagi bersama formulir.";

/**
 * Where script runs, a file goes on its way as soon as it is chosen, with nothing else of its form, since that goes on being written, and
 * the intent `upload`. The page that answers says at the field what is wrong with it, if anything. A file that could not be sent stays chosen and goes with the form.
 * @param id of the file's control
 */
export function useUpload(id: string): UploadState {
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || !input.form) return;
    const { form } = input;
    let request: XMLHttpRequest | undefined;
    const send = () => {
      request?.abort();
      const file = input.files?.[0];
      if (!file) return setState({ phase: "idle" });
      const fields = new FormData();
      for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[type="hidden"]'))
        fields.append(name, value);
      fields.append(input.name, file);
      fields.append("intent", "upload");
      const sending = new XMLHttpRequest();
      request = sending;
      sending.open("POST", form.action);
      sending.responseType = "document";
      sending.upload.onprogress = ({ loaded, total }) =>
        setState({
          phase: "sending",
          name: file.name,
          percent: total > 0 ? Math.floor((loaded * 100) / total) : 0,
        });
      sending.onload = () => {
        const isTaken = sending.status === 200;
        const reason = sending.responseXML?.querySelector(`#${CSS.escape(id)}-error`)?.lastChild
          ?.textContent;
        if (isTaken) input.value = "";
        setState(
          isTaken
            ? { phase: "taken", name: file.name }
            : { phase: "refused", message: reason ?? RETRY_MESSAGE },
        );
      };
      sending.onerror = () => setState({ phase: "refused", message: RETRY_MESSAGE });
      setState({ phase: "sending", name: file.name, percent: 0 });
      sending.send(fields);
    };
    input.addEventListener("change", send);
    return () => {
      input.removeEventListener("change", send);
      request?.abort();
    };
  }, [id]);
  return state;
}
