import type { AsyncRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { once } from '#app/once.ts';

interface Loaded {
  Component: () => ReactNode;
  KitLanguage: ComponentType<{ children?: ReactNode }>;
}

/** What the login can do without. */
const language = () => import('#features/shell/KitLanguage.tsx');

/**
 * A screen whose code comes when it is asked for; the router loads it with the screen's data. A chunk that cannot be
 * had is an error of that route, with a way to try again. The router's own `lazyRouteComponent` would reload the page
 * instead, offline as well, where the browser's error page takes the place of everything that was typed; whether a
 * newer version is worth a reload is for the connectivity machine to say.
 *
 * @param load Resolves to nothing for a path that only leads elsewhere.
 */
export function lazyScreen(load: () => Promise<(() => ReactNode) | undefined>): AsyncRouteComponent<object> {
  let loaded: Loaded | null = null;
  const begin = once(async () => {
    const [Component = Nothing, { KitLanguage }] = await Promise.all([load(), language()]);
    loaded = { Component, KitLanguage };
    return loaded;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once per route, when the module is loaded
  const Screen = () => {
    const { Component, KitLanguage } = loaded ?? use(begin());
    return createElement(KitLanguage, null, createElement(Component));
  };
  return Object.assign(Screen, { preload: async () => void (await begin()) });
}

const Nothing = () => null;
