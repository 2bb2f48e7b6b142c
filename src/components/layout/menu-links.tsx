import { MenuLink } from './menu-link.tsx';

export const MenuLinks = (props: {
  links: readonly (readonly [href: string, label: string])[];
}) => (
  <ul>
    {props.links.map(([href, label], i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: editors may repeat an address, and none moves.
      <li key={i}>
        <MenuLink href={href} label={label} />
      </li>
    ))}
  </ul>
);
