import type { AsyncRouteComponent } from '@tanstack/react-router';
import { createElement, type ReactNode, use } from 'react';
import { once } from '#app/lazy/once.ts';

/**
 * Returns a screen component whose code loads on demand; the router loads it once the screen's reads have started. A
 * chunk that fails to load becomes an error of that route, with a way to retry. The router's own `lazyRouteComponent`
 * would reload the page instead, also offline, where the browser's error page would replace everything that the
 * customer typed; the connectivity machine decides whether a newer version is worth a reload.
 *
 * @param load Resolves to nothing for a path that only redirects.
 */
export function lazyScreen(load: () => Promise<(() => ReactNode) | undefined>): AsyncRouteComponent<object> {
  let loaded: (() => ReactNode) | null = null;
  const begin = once(async () => {
    loaded = (await load()) ?? Nothing;
    return loaded;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once per route, when the module is loaded
  const Screen = () => createElement(loaded ?? use(begin()));
  return Object.assign(Screen, { preload: async () => void (await begin()) });
}

const Nothing = () => null;
