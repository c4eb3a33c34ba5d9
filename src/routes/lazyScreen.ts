import type { AsyncRouteComponent } from '@tanstack/react-router';
import { createElement, type ReactNode, use } from 'react';
import { once } from '#app/once.ts';

/**
 * A screen whose code comes when it is asked for; the router loads it with the screen's data. A chunk that cannot be
 * had is an error of that route, with a way to try again. The router's own `lazyRouteComponent` would reload the page
 * instead, offline as well, where the browser's error page takes the place of everything that was typed; whether a
 * newer version is worth a reload is for the connectivity machine to say.
 *
 * @param load Resolves to nothing for a path that only leads elsewhere.
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
