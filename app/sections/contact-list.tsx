import { formatPhone } from "~/lib/phone";

/** How to reach the people behind a site; null for what they do not tell. */
export interface SiteContact {
  email: string | null;
  phone: string | null;
  /** E.164. */
  whatsapp: string | null;
  address: string | null;
}

interface Props {
  contact: SiteContact;
  className?: string;
}

/** Contact of the site's owner; nothing without any. */
export function ContactList({ contact, className = "" }: Props) {
  const { email, phone, whatsapp, address } = contact;
  const links = [
    ...(email ? [{ label: "Email", text: email, href: `mailto:${email}` }] : []),
    ...(phone
      ? [{ label: "Telepon", text: phone, href: `tel:${phone.replace(/[^\d+]/g, "")}` }]
      : []),
    ...(whatsapp
      ? [
          {
            label: "WhatsApp",
            text: formatPhone(whatsapp),
            href: `https://wa.me/${whatsapp.slice(1)}`,
          },
        ]
      : []),
  ];
  if (links.length === 0 && !address) return null;
  return (
    <address className={`grid gap-1 not-italic ${className}`}>
      {address && <p className="whitespace-pre-line">{address}</p>}
      {links.map(({ label, text, href }) => (
        <p key={label}>
          {label}:{" "}
          <a href={href} className="inline-flex min-h-11 items-center text-inherit underline">
            {text}
          </a>
        </p>
      ))}
    </address>
  );
}
