# The sample game of the booklet, chapter 19, number by number: from 1805 to the spring of 1807.  Its sections stand
# over the steps; what it states is asserted where it states it.
scenario 1805

% The sample game, from Ulm to the spring of 1807 [17.1 17.1.2b 17.1.3.1 17.1.3.2]
do deal combined-arms; deal napoleonic-dynasty; deal war-with-america; deal alexander-i; deal cavalry-charge.1; deal major-campaign.1; deal austro-ottoman-war; deal no-surrender
do deal a-heros-death; deal reverse-slope; deal call-to-arms; deal interior-lines; deal scorched-earth; deal fog-of-war; deal la-garde-imperiale; deal grand-battery.1

view nobody contains "french-cards":{"hand":8}
view nobody contains "coalition-cards":{"hand":8}
expect year 5
expect round 3

# --- 19.0, 1805, 3rd campaign round: Ulm
do decline; decline; decline; decline; first french
do decline; decline; march Napoleon; free
do decline; join Murat; join Davout; join Soult
expect to-go 4
do step Wurttemberg
expect to-go 3
do decline; step Bayern
expect field Bayern
expect not spent Napoleon
do decline; engage Murat; engage Davout; engage Soult
do engage Mack; decline; decline
event strength [AON-13.3a] French battle strength: 23
event strength [AON-13.3a] Coalition battle strength: 4
roll 3
event fought [AON-13.5] French: die 3, losses inflicted 1
roll 1
event fought [AON-13.5] Coalition: die 1, losses inflicted 0
event won [AON-13.6] French wins the battle of Bayern
do lose Mack
do decline; rally war-with-america Bayern
expect Mack@eliminated Ferdinand@prisoners
expect not spent Napoleon
expect Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern

# Kutuzov picks up Buxhowden: his third area tires him, Buxhowden's second does not
do decline; march Kutuzov; free
do decline; step Volhynia; join Buxhowden; step Westgalizien; step Bohmen
expect spent Kutuzov
expect Kutuzov@Bohmen Buxhowden@Bohmen

# --- 19.0, 1805, 4th campaign round: a Major Campaign
do decline; decline; decline; first french
expect round 4
do decline; decline; play major-campaign.1; march Napoleon; pay austro-ottoman-war
do decline; join Murat; join Davout; join Soult
do step KernOsterreich; decline; drop Murat; step Bohmen
do decline; march Massena; pay alexander-i
do decline; step Chiesa; decline; join StCyr; step Tirol
expect spent Massena StCyr Kutuzov
do decline; done
do fight Tirol
do engage StCyr
do engage Johann; engage Hiller
do play combined-arms; decline; play cavalry-charge.1
do play fog-of-war
event strength [AON-13.3a] French battle strength: 7
event strength [AON-13.3a] Coalition battle strength: 12
roll 3
event fought French: die 3, losses inflicted 0
roll 5
event fought Coalition: die 5, losses inflicted 1
do lose StCyr
do decline; rally la-garde-imperiale Tirol
expect StCyr@eliminated Massena@prisoners
expect spent Kutuzov

do engage Davout; engage Soult
do engage Buxhowden
do decline; play grand-battery.1; decline; decline
event strength [AON-13.3a] French battle strength: 19
event strength [AON-13.3a] Coalition battle strength: 7
roll 2
event fought French: die 2, losses inflicted 1
roll 3
event fought Coalition: die 3, losses inflicted 0
do lose Buxhowden; decline; decline; decline
expect Buxhowden@eliminated Kutuzov@prisoners
expect spent Napoleon Davout Soult

# Karl attacks Murat; Napoléon intercepts and defends, since Murat was there
do march Karl; pay reverse-slope
do decline; join Johann; join Hiller
do step KernOsterreich
do decline; intercept Napoleon; join Davout; join Soult; go; pay no-surrender
expect field KernOsterreich
do engage Johann; engage Hiller
do engage Murat; engage Davout; engage Soult; decline; decline
event strength [AON-13.3a] French battle strength: 19
event strength [AON-13.3a] Coalition battle strength: 12
roll 4
event fought [AON-13.5] Coalition: die 4, losses inflicted 1
roll 6
event fought [AON-13.5] French: die 6, losses inflicted 2
event won [AON-13.6] French wins
do lose Hiller; lose Johann
do lose Murat; decline; decline; decline; decline
expect Hiller@eliminated Johann@eliminated Karl@prisoners Murat@reserve

# --- 19.0, 1805, 5th and 6th campaign rounds: winter
do first french
expect round 5
do decline; decline; pass; decline; pass
do decline; decline; first french
expect round 6
do decline; decline; pass; decline; pass; decline; decline; decline; decline; decline; decline

# --- 19.0, 1805, surrender
expect alignment osterreich@neutral
expect occupied osterreich
expect Napoleon@KernOsterreich Davout@KernOsterreich Soult@KernOsterreich

# --- 19.0, 1805, winter attrition
roll 2
event winter [AON-15.1a] winter in Kern-Österreich, French: 2 rolled, score 3
event winter-lost [AON-15.4] corps of French tested 3, lost 0
do decline; decline; decline; decline

# --- 19.0, 1806, diplomacy and insurrection: nothing happens
expect year 6
do first french
do pass; pass
do decline; decline; pass; decline; decline

# --- 19.0, 1806, strategy: 9 and 8 cards, the whole deck reshuffled as Österreich has surrendered
do deal combined-arms; deal peace-talks; deal no-surrender; deal veterans; deal republicans-and-royalists; deal forced-march.1; deal napoleonica.1; deal napoleonica.2; deal cavalry-charge.1
do deal a-heros-death; deal war-with-america; deal alexander-i; deal interior-lines; deal forced-march.2; deal fog-of-war; deal art-of-war; deal britannia

view nobody contains "french-cards":{"hand":9}
view nobody contains "coalition-cards":{"hand":8}
view nobody contains "deck":36

# --- 19.0, 1806, reinforcement
do decline; decline; first french
do decline; decline; deploy Lannes Flandres; deploy Rapp Flandres; deploy Suchet Flandres; deploy Ney Flandres; deploy Grouchy Flandres
do deploy Castanos Estramadura; deploy Blake Estramadura; deploy Eugene Italia; deploy Macdonald Chiesa
refuse deploy Victor Flandres over-deployment [AON-10.2a]
do rally peace-talks KernOsterreich
expect not spent Napoleon
do done
expect Massena@reserve
do deploy Tolly Minsk; deploy Bagration Minsk; deploy Constantine Minsk; deploy Langeron Minsk; deploy Stuart Napoli
refuse deploy Wellington Napoli no-sea [AON-10.4a]
do play britannia; deploy Wellington Napoli
do done
expect Kutuzov@reserve Karl@reserve Ferdinand@reserve

# --- 19.0, 1806, 1st campaign round
do decline; decline; decline; decline; first french
do decline; decline; march Lannes; free
do decline; join Ney; join Suchet
do step Champagne; step Bourgogne; step Italia
expect spent Lannes Ney Suchet
do decline; pass

# --- 19.0, 1806, 2nd campaign round: Napoli, and Tolly in Böhmen
do decline; decline; first french
do decline; decline; march Lannes; pay republicans-and-royalists
do decline; join Ney; join Suchet; join Eugene
do step Chiesa; decline; join Macdonald; drop Ney; step Napoli
do engage Suchet; engage Eugene; engage Macdonald
do engage Stuart
do play cavalry-charge.1
do play art-of-war; decline; decline
event strength [AON-13.3a] French battle strength: 21
event strength [AON-13.3a] Coalition battle strength: 11
roll 3
event fought [AON-13.5] French: die 3, losses inflicted 1
roll 4
event tie [AON-13.7a] French rolls 4 for the tie: 8
roll 2
event tie [AON-13.7a] Coalition rolls 2 for the tie: 4
do lose Stuart
do lose Macdonald
do decline; name a-heros-death Lannes
do retreat Britain; decline; decline
expect Stuart@eliminated Lannes@eliminated Wellington@Britain
expect Eugene@Napoli Suchet@Napoli Macdonald@Napoli Ney@Chiesa
expect spent Ney Suchet Eugene Macdonald Wellington

do march Tolly; free
do decline; join Bagration; join Constantine; join Langeron; join Bennigsen
do step Polen; step Schlesien; step Bohmen
event violated [AON-12.6b]
do deploy Karl KernOsterreich; decline; decline; decline
expect alignment osterreich@ally preussen@neutral
expect Karl@KernOsterreich Tolly@Bohmen Bennigsen@Bohmen
expect spent Ney Suchet Eugene Macdonald Wellington Tolly Bagration Constantine Langeron Bennigsen

# --- 19.0, 1806, 3rd campaign round
do first french
do decline; decline; march Rapp; pay combined-arms
do decline; join Grouchy
do step Wurttemberg; step Bayern; decline; step KernOsterreich
expect spent Ney Rapp Grouchy Suchet Eugene Macdonald Wellington Tolly Bagration Constantine Langeron Bennigsen
do decline; decline; march Tolly; pay war-with-america
do decline; join Bagration; join Constantine; join Langeron; join Bennigsen
do step Westgalizien; halt

# --- 19.0, 1806, 4th campaign round: Portugal
do decline; decline; first french
do decline; decline; march Castanos; pay no-surrender
do decline; join Blake; step Portugal; halt
event violated [AON-12.6b]
do deploy Beresford Portugal
expect alignment portugal@member
do engage Blake; decline; decline
event strength [AON-13.3a] French battle strength: 6
event strength [AON-13.3a] Coalition battle strength: 4
roll 1
event fought French: die 1, losses inflicted 0
roll 4
event fought Coalition: die 4, losses inflicted 0
roll 4
event tie French rolls 4 for the tie: 5
roll 6
event tie Coalition rolls 6 for the tie: 6
do decline; decline
expect Castanos@Estramadura Blake@Estramadura Beresford@Portugal
do march Wellington; pay interior-lines
do decline; sail Portugal
expect Wellington@Portugal

# --- 19.0, 1806, 5th campaign round (winter)
do decline; decline; decline; first french
do decline; decline; march Rapp; pay veterans
do decline; join Grouchy; step Bohmen
roll 6
event toll [AON-12.8b] French tests 2 corps: 6 rolled, 0 lost
do decline; halt
do decline; march Wellington; pay forced-march.2
do decline; join Beresford; step Estramadura
roll 5
event toll [AON-12.8b] Coalition tests 2 corps: 5 rolled, 0 lost
do decline; engage Beresford
do engage Blake; decline; decline
event strength [AON-13.3a] French battle strength: 6
event strength [AON-13.3a] Coalition battle strength: 7
roll 2
event fought Coalition: die 2, losses inflicted 0
roll 3
event fought French: die 3, losses inflicted 0
roll 5
event tie Coalition rolls 5 for the tie: 6
roll 3
event tie French rolls 3 for the tie: 4
do retreat Castilla
roll 6
event toll [AON-12.8b] French tests 2 corps
do decline; decline; decline
expect Castanos@Castilla Blake@Castilla Wellington@Estramadura

# --- 19.0, 1806, 6th campaign round (winter)
do first french
do decline; decline; march Macdonald; pay forced-march.1
do decline; join Suchet; step Chiesa
roll 6
event toll [AON-12.8b] French tests 2 corps
do join Ney; step Italia
roll 6
event toll [AON-12.8b] French tests 3 corps
do halt
do decline; march Wellington; pay fog-of-war
do decline; join Beresford; step Castilla
roll 6
do engage Beresford
do engage Blake; decline; decline
event strength [AON-13.3a] French battle strength: 6
event strength [AON-13.3a] Coalition battle strength: 7
roll 4
event fought Coalition: die 4, losses inflicted 0
roll 6
event fought French: die 6, losses inflicted 1
do lose Beresford; decline; decline; decline; decline; decline; decline; decline
expect Beresford@eliminated Wellington@prisoners Castanos@Castilla

# --- 19.0, 1806, surrender: no country
expect alignment napoli@member osterreich@ally spain@ally
expect Eugene@Napoli

# --- 19.0, 1806, winter attrition
roll 6
event winter-lost [AON-15.4] winter in Italia: corps of French tested 3, lost 0
roll 6
event winter-lost [AON-15.4] winter in Kern-Österreich: corps of French tested 3, lost 0
do decline
do decline
roll 5
event winter [AON-15.1a] winter in Westgalizien, Coalition: 5 rolled, score 1
event winter-lost [AON-15.4] corps of Coalition tested 5, lost 1
do lose Langeron
expect Langeron@eliminated

# --- 19.0, 1807, diplomacy: Preußen joins the Coalition
do decline; decline; decline; decline; first french
expect year 7
do pass
do sway alexander-i preussen
expect alignment preussen@member
do deploy Braunschweig Brandenburg; deploy Lestocq Brandenburg
expect Braunschweig@Brandenburg Lestocq@Brandenburg
