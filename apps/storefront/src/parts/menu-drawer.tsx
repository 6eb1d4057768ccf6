import { NavDrawer, type NavigationLink } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { ShopLocale } from './shop-locale.tsx';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  links: readonly NavigationLink[];
}

/** The menu of a narrow page; its code comes when it is opened for the first time. */
export default function MenuDrawer({ open, onClose, links }: MenuDrawerProps) {
  const t = useTexts();
  return (
    <NavDrawer
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      links={links}
      labels={{ title: t('shop.menu'), close: t('shop.closeMenu') }}
    >
      <ShopLocale />
    </NavDrawer>
  );
}
