export { default, getConfig } from './index.tsx';
