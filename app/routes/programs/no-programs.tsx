import type { PageLinks } from "~/lib/views";
import { EmptyState } from "~/ui/empty-state";

/** A list of programs without any, or a page after its last one. */
export const NoPrograms = ({ links, path }: { links: PageLinks; path: string }) =>
  links.totalItems > 0 ? (
    <EmptyState
      title="Halaman ini melewati akhir daftar"
      action={{ label: "Ke halaman pertama", href: path }}
    />
  ) : (
    <EmptyState
      title="Belum ada program yang berjalan"
      action={{ label: "Lihat kelas", href: "/Class" }}
    >
      Sementara itu, semua kelas dapat diikuti tanpa program.
    </EmptyState>
  );
