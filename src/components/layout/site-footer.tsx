import type { SiteFrame } from '../../lib/content/site-frame.ts';
import { MenuLink } from './menu-link.tsx';
import { MenuNav } from './menu-nav.tsx';
import { Wordmark } from './wordmark.tsx';

export const SiteFooter = ({ frame }: { frame: SiteFrame }) => {
  const {
    name,
    nameHighlight,
    tagline,
    email,
    phone,
    address,
    footerMenus,
    legalMenu,
    socialLinks,
  } = frame;
  return (
    <>
      <div className="page">
        <div className="site-footer-brand">
          <p className="wordmark">
            <span>
              <Wordmark name={name} nameHighlight={nameHighlight} />
            </span>
          </p>
          {tagline && <p>{tagline}</p>}
          <address>
            <a href={`mailto:${email}`}>{email}</a>
            {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
            {address && <span>{address}</span>}
          </address>
        </div>
        {footerMenus.map((menu, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title, and none moves.
          <MenuNav key={i} menu={menu} hasHeading />
        ))}
      </div>
      <div className="page site-footer-end">
        {legalMenu && <MenuNav menu={legalMenu} />}
        <ul>
          {socialLinks.map(({ id, url, label }) => (
            <li key={id}>
              <MenuLink href={url} label={label} />
            </li>
          ))}
          <li>
            <MenuLink href="/credits" label="Credits" />
          </li>
        </ul>
      </div>
    </>
  );
};
