import type { PayoutPermissions } from "~/lib/payout-views";
import { ButtonLink } from "~/ui/button";

/** In this order; the first one is the main button. */
const ACTIONS: { permission: keyof PayoutPermissions; path: string; label: string }[] = [
  { permission: "approve", path: "Approve", label: "Setujui …" },
  { permission: "reject", path: "Reject", label: "Tolak …" },
  { permission: "cancel", path: "Cancel", label: "Batalkan …" },
  { permission: "reverse", path: "Reverse", label: "Catat pengembalian dari bank …" },
  { permission: "confirmReversal", path: "Reversal", label: "Periksa usulan pengembalian …" },
  { permission: "withdrawReversal", path: "Reversal", label: "Tarik usulan pengembalian …" },
];

/** Links to the decisions that the user may take. */
export function PayoutActions({
  path,
  permissions,
}: {
  path: string;
  permissions: PayoutPermissions;
}) {
  const permitted = ACTIONS.filter(({ permission }) => permissions[permission]);
  if (permitted.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {permitted.map(({ permission, path: page, label }) => (
        <ButtonLink
          key={permission}
          href={`${path}/${page}`}
          {...(permission !== "approve" && { variant: "secondary" })}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
