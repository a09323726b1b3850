import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button";

interface Props {
  /** Page with the same form, for browsers without script and for opening in a new tab. */
  href: string;
  label: ReactNode;
  /** Heading of the dialog. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** A link whose page opens in a dialog if script runs (XJS3). The native dialog traps focus and closes with Escape. */
export function DialogLink({ href, label, title, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const open = (event: MouseEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      typeof HTMLDialogElement === "undefined"
    )
      return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a
        href={href}
        onClick={open}
        className={className ?? "inline-flex min-h-11 items-center text-primary-text underline"}
      >
        {label}
      </a>
      {isOpen && (
        <dialog
          ref={dialog}
          aria-labelledby={id}
          onClose={() => setIsOpen(false)}
          className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-black/50"
        >
          <div className="grid gap-6">
            <h2 id={id} className="text-2xl font-bold">
              {title}
            </h2>
            {children}
            <div>
              <Button type="button" variant="quiet" onClick={() => dialog.current?.close()}>
                Tutup
              </Button>
            </div>
          </div>
        </dialog>
      )}
    </>
  );
}
