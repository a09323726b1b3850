import { z } from "zod";
import { passwordField } from "./payout-fields";
import { createOptionalField, emailField, personNameField } from "./shared-fields";
import { siteNameField } from "./site-fields";

export const TENANTS_PATH = "/Dashboard/Semua-Situs";
export const tenantPath = (id: string) => `${TENANTS_PATH}/${encodeURIComponent(id)}`;
export const tenantExportsPath = (id: string) => `${tenantPath(id)}/Ekspor`;

/** A tenant's id, which its slug names for good. */
export const toTenantId = (slug: string) => `lms-${slug}`;

export const TENANT_STATUS = {
  active: { label: "Aktif", tone: "green" },
  suspended: { label: "Ditangguhkan", tone: "red" },
} as const;
export const TENANT_STATES = ["active", "suspended"] as const;
export type TenantState = (typeof TENANT_STATES)[number];

/** Decisions about a tenant, by their place in the address. */
export const TENANT_CHANGES = ["suspend", "restore"] as const;
export type TenantChange = (typeof TENANT_CHANGES)[number];

/** Words of the email about a change: the site's state in the subject, the actor's verb in the text. */
export const TENANT_LABELS: Record<TenantChange, { subject: string; sentence: string }> = {
  suspend: {
    subject: "ditangguhkan",
    sentence: "menangguhkan",
  },
  restore: { subject: "dibuka kembali", sentence: "membuka kembali" },
};

const SLUG_MESSAGE = "Alamat berisi 3-40 huruf kecil, angka, atau tanda hubung";

/** A label of a host name. */
export const tenantSlugField = z
  .string({ error: SLUG_MESSAGE })
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, SLUG_MESSAGE);

export const newTenantFields = {
  name: siteNameField,
  slug: tenantSlugField,
  layout: z.string({ error: "Pilih tata letak" }).max(60),
  /** Tenant to copy; without it the site starts empty. */
  from: createOptionalField(z.string().max(60)),
  adminName: personNameField,
  adminEmail: emailField,
};

export const newTenantSchema = z.object({ ...newTenantFields, password: passwordField });
