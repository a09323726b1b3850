import { useRouteLoaderData } from "@remix-run/react";
import type { FormEventHandler, ReactNode } from "react";
import { CSRF_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { ErrorSummary } from "../error-summary";
import { Notice } from "../notice";
import type { usePostForm } from "./use-post-form";

type Form = ReturnType<typeof usePostForm>["form"];

interface Props extends Form {
  action: string;
  idempotencyKey: string;
  /** For forms with files. */
  multipart?: boolean | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form posted by the browser itself, so that its text survives a failed request. */
export function PostForm({
  formProps,
  action,
  formResult,
  idempotencyKey,
  errors,
  multipart,
  onSubmit,
  className = "grid gap-6",
  children,
}: Props) {
  return (
    <form
      method="post"
      action={action}
      {...formProps}
      noValidate
      onSubmit={onSubmit ?? formProps.onSubmit}
      encType={multipart ? "multipart/form-data" : undefined}
      className={className}
    >
      {formResult?.message && <RejectionNotice message={formResult.message} />}
      <ErrorSummary errors={errors} />
      <HiddenFields idempotencyKey={formResult?.idempotencyKey || idempotencyKey} />
      {children}
    </form>
  );
}

/** Why a form was rejected; also for pages that offer the form no more. */
export const RejectionNotice = ({ message }: { message: string }) => (
  // biome-ignore lint/a11y/noAutofocus: a rejected form must announce its message first
  <div tabIndex={-1} autoFocus>
    <Notice tone="danger">{message}</Notice>
  </div>
);

/** What was written into a form that the page offers no more. @param name of its text field */
export function UnsentText({ formResult, name }: { formResult: Form["formResult"]; name: string }) {
  const text = formResult?.result?.initialValue?.[name];
  if (typeof text !== "string" || text === "") return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">Yang Anda tulis, belum terkirim:</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

/** Idempotency key, CSRF token (XJS6) and honeypot; also for forms of a single button. */
export function HiddenFields({ idempotencyKey }: { idempotencyKey: string }) {
  const root = useRouteLoaderData("root") as { csrf?: string | null } | undefined;
  return (
    <>
      <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={idempotencyKey} />
      {root?.csrf && <input type="hidden" name={CSRF_FIELD} value={root.csrf} />}
      {/* The label wraps the input: a page may have several forms, so an id would not be unique. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          Biarkan kolom ini kosong
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
