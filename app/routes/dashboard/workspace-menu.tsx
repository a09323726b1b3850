import type { MenuItem } from "~/lib/views";

interface Props {
  menu: readonly MenuItem[];
  current: MenuItem | undefined;
}

/**
 * Sections by group. On a phone they are folded: the navigation follows its `details`, because not
 * every browser can hold one open on wide screens.
 */
export function WorkspaceMenu({ menu, current }: Props) {
  return (
    <>
      <details className="peer border-b border-line bg-surface-2 md:hidden">
        <summary className="flex min-h-12 items-center gap-2 px-4">
          <span aria-hidden="true">☰</span>
          <span>
            {current ? "Menu: " : "Menu"}
            {current && <strong>{current.label}</strong>}
          </span>
        </summary>
      </details>
      <nav
        aria-label="Dasbor"
        className="border-line bg-surface-2 px-3 py-4 max-md:border-b max-md:peer-[:not([open])]:hidden md:border-r"
      >
        {groupItems(menu).map(({ group, items }) => (
          <Group key={group} group={group} items={items} current={current} />
        ))}
      </nav>
    </>
  );
}

function Group({
  group,
  items,
  current,
}: { group: string } & Omit<Props, "menu"> & {
    items: readonly MenuItem[];
  }) {
  const id = `bagian-${group.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <div className="pb-3">
      {group && (
        <p id={id} className="px-3 pt-1 text-sm font-semibold text-ink-soft">
          {group}
        </p>
      )}
      <ul aria-labelledby={group ? id : undefined}>
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink item={item} isCurrent={item === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const MenuLink = ({ item, isCurrent }: { item: MenuItem; isCurrent: boolean }) => (
  <a
    href={item.href}
    aria-current={isCurrent ? "page" : undefined}
    className="flex min-h-11 items-center justify-between gap-2 rounded-control px-3 text-ink no-underline hover:bg-surface aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary md:min-h-9"
  >
    <span>{item.label}</span>{" "}
    {Boolean(item.count) && (
      <span className="tabular-nums">
        {item.count}
        <span className="sr-only"> menunggu</span>
      </span>
    )}
  </a>
);

/** In the order in which each group occurs first. */
function groupItems(menu: readonly MenuItem[]): { group: string; items: MenuItem[] }[] {
  const groups = new Map<string, MenuItem[]>([["", []]]);
  for (const item of menu) {
    const group = item.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
