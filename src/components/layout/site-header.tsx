import { pictureUrls } from '../../lib/content/picture-urls.ts';
import type { SiteFrame } from '../../lib/content/site-frame.ts';
import { MenuNav } from './menu-nav.tsx';
import { MenuPopover } from './menu-popover.tsx';
import { Wordmark } from './wordmark.tsx';

const MENU_ID = 'site-menu';

/**
 * On a narrow screen, the menus are in a popover, which works without JavaScript and closes on
 * Escape.
 */
export const SiteHeader = ({ frame }: { frame: SiteFrame }) => {
  const { name, nameHighlight, logo, mainMenu, accountMenu } = frame;
  const logoUrls = logo && pictureUrls(logo);
  return (
    <>
      <a className="visually-hidden skip-link" href="#content">
        Skip to content
      </a>
      <div className="page">
        <a href="/" className="wordmark" aria-label={`${name}, home`}>
          {logoUrls && (
            <img
              {...logoUrls}
              sizes={logoUrls.srcSet && '32px'}
              alt=""
              width={32}
              height={32}
              fetchPriority="low"
            />
          )}
          <span>
            <Wordmark name={name} nameHighlight={nameHighlight} />
          </span>
        </a>
        <button className="menu-button" type="button" popoverTarget={MENU_ID}>
          Menu
        </button>
        <MenuPopover id={MENU_ID}>
          <p className="menu-head">
            <span className="wordmark" aria-hidden="true">
              <span>
                <Wordmark name={name} nameHighlight={nameHighlight} />
              </span>
            </span>
            <button
              className="menu-button"
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              // biome-ignore lint/a11y/noAutofocus: where the keyboard goes when the menu opens.
              autoFocus
            >
              Close
            </button>
          </p>
          <MenuNav menu={mainMenu} />
          <MenuNav menu={accountMenu} />
        </MenuPopover>
      </div>
    </>
  );
};
