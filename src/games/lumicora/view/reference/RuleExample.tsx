import type { ReferenceExample } from '../../lessons/reference/example';
import { RoundTrack } from '../table/RoundTrack';
import { AnimalTable } from './examples/AnimalTable';
import { AtollFigure } from './examples/AtollFigure';
import { BoardsFigure } from './examples/BoardsFigure';
import { EndingFigure } from './examples/EndingFigure';
import { LuminosFigure } from './examples/LuminosFigure';
import { MajorityFigure } from './examples/MajorityFigure';
import { OrderFigure } from './examples/OrderFigure';
import { ReefExampleDrawing } from './examples/ReefExampleDrawing';
import { ScoreTrackFigure } from './examples/ScoreTrackFigure';
import { StandingsFigure } from './examples/StandingsFigure';
import { StorageFigure } from './examples/StorageFigure';
import { SupplyFigure } from './examples/SupplyFigure';
import { TilesFigure } from './examples/TilesFigure';

/** The drawing of an example, as wide as a phone at most. */
export function RuleExample({ example }: { readonly example: ReferenceExample }) {
  switch (example.kind) {
    case 'reef':
      return <ReefExampleDrawing example={example} />;
    case 'boards':
      return <BoardsFigure example={example} />;
    case 'luminos':
      return <LuminosFigure example={example} />;
    case 'supply':
      return <SupplyFigure />;
    case 'storage':
      return <StorageFigure example={example} />;
    case 'score-track':
      return <ScoreTrackFigure example={example} />;
    case 'tiles':
      return <TilesFigure example={example} />;
    case 'order':
      return <OrderFigure example={example} />;
    case 'atoll':
      return <AtollFigure example={example} />;
    case 'rounds':
      return <RoundTrack round={example.turtle} />;
    case 'ending':
      return <EndingFigure example={example} />;
    case 'animal-table':
      return <AnimalTable example={example} />;
    case 'majority':
      return <MajorityFigure example={example} />;
    case 'standings':
      return <StandingsFigure example={example} />;
  }
}
