import { isCurrent } from "./navigation";

interface Props {
  links: readonly { label: string; href: string }[];
  /** Of the page that is shown: its entry is marked. */
  path: string;
  className?: string;
  itemClassName?: string;
  linkClassName: string;
}

/** Links of a navigation, in the clothes of the face that shows them. */
export function NavList({ links, path, className, itemClassName, linkClassName }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href} className={itemClassName}>
          <a href={href} aria-current={isCurrent(href, path)} className={linkClassName}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
