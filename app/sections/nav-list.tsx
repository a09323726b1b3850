import { getAriaCurrent } from "./navigation";

interface Props {
  links: readonly { label: string; href: string }[];
  /** Path of the current page, for `aria-current`. */
  path: string;
  className?: string;
  itemClassName?: string;
  linkClassName: string;
}

export function NavList({ links, path, className, itemClassName, linkClassName }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href} className={itemClassName}>
          <a href={href} aria-current={getAriaCurrent(href, path)} className={linkClassName}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
