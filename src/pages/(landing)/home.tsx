export { default, getConfig } from './index';
