import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { ChangesPage } from './changes/ChangesPage.tsx';
import { LivePage } from './live/LivePage.tsx';
import { MapPage } from './map/MapPage.tsx';
import { RequirementsPage } from './requirements/RequirementsPage.tsx';
import { TextsPage } from './texts/TextsPage.tsx';

/** A page of the atlas beside the overview and the machines: `#/live`. The id must not be a machine's name. */
export interface AtlasPage {
  id: string;
  /** Link text in the header. */
  label: MessageDescriptor;
  Page: ComponentType;
}

/** All such pages, each with a link in the header. */
export const PAGES: readonly AtlasPage[] = [
  { id: 'map', label: msg`Karte`, Page: MapPage },
  { id: 'live', label: msg`Live`, Page: LivePage },
  { id: 'requirements', label: msg`Anforderungen`, Page: RequirementsPage },
  { id: 'changes', label: msg`Änderungen`, Page: ChangesPage },
  { id: 'texts', label: msg`Texte`, Page: TextsPage },
];
