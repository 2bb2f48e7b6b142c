import { Hono } from 'hono';
import type { BackendApp } from '../backend/call.ts';
import type { Bindings } from '../env.ts';

/** What operators do, under `/ops/*`. */
export const ops: BackendApp = new Hono<{ Bindings: Bindings }>();
